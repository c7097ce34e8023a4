// SPDX-License-Identifier: BSL-1.0
//
// The tests of canonical forms and fingerprints that the Avro project shares between its implementations
// (share/test/data/schema-tests.txt).
#ifndef BYTEPRESS_TESTS_AVRO_SCHEMA_TESTS_HPP
#define BYTEPRESS_TESTS_AVRO_SCHEMA_TESTS_HPP

#include <cstdint>
#include <string_view>

struct SchemaTest {
  std::string_view input;
  std::string_view canonical;
  std::int64_t fingerprint;  // 0 where none is given
};

inline constexpr SchemaTest kSchemaTests[] = {
    {R"("null")", R"("null")", 7195948357588979594},
    {R"({"type":"null"})", R"("null")", 0},
    {R"("boolean")", R"("boolean")", -6970731678124411036},
    {R"({"type":"boolean"})", R"("boolean")", 0},
    {R"("int")", R"("int")", 8247732601305521295},
    {R"({"type":"int"})", R"("int")", 0},
    {R"("long")", R"("long")", -3434872931120570953},
    {R"({"type":"long"})", R"("long")", 0},
    {R"("float")", R"("float")", 5583340709985441680},
    {R"({"type":"float"})", R"("float")", 0},
    {R"("double")", R"("double")", -8181574048448539266},
    {R"({"type":"double"})", R"("double")", 0},
    {R"("bytes")", R"("bytes")", 5746618253357095269},
    {R"({"type":"bytes"})", R"("bytes")", 0},
    {R"("string")", R"("string")", -8142146995180207161},
    {R"({"type":"string"})", R"("string")", 0},
    {R"([  ])", R"([])", -1241056759729112623},
    {R"([ "int"  ])", R"(["int"])", -5232228896498058493},
    {R"([ "int" , {"type":"boolean"} ])", R"(["int","boolean"])", 5392556393470105090},
    {R"({"fields":[], "type":"record", "name":"foo"})", R"({"name":"foo","type":"record","fields":[]})",
     -4824392279771201922},
    {R"({"fields":[], "type":"record", "name":"foo", "namespace":"x.y"})",
     R"({"name":"x.y.foo","type":"record","fields":[]})", 5916914534497305771},
    {R"({"fields":[], "type":"record", "name":"a.b.foo", "namespace":"x.y"})",
     R"({"name":"a.b.foo","type":"record","fields":[]})", -4616218487480524110},
    {R"({"fields":[], "type":"record", "name":"foo", "doc":"Useful info"})",
     R"({"name":"foo","type":"record","fields":[]})", -4824392279771201922},
    {R"({"fields":[], "type":"record", "name":"foo", "aliases":["foo","bar"]})",
     R"({"name":"foo","type":"record","fields":[]})", -4824392279771201922},
    {R"({"fields":[], "type":"record", "name":"foo", "doc":"foo", "aliases":["foo","bar"]})",
     R"({"name":"foo","type":"record","fields":[]})", -4824392279771201922},
    {R"({"fields":[{"type":{"type":"boolean"}, "name":"f1"}], "type":"record", "name":"foo"})",
     R"({"name":"foo","type":"record","fields":[{"name":"f1","type":"boolean"}]})", 7843277075252814651},
    {R"({ "fields":[{"type":"boolean", "aliases":[], "name":"f1", "default":"true"},
            {"order":"descending","name":"f2","doc":"Hello","type":"int"}],
  "type":"record", "name":"foo"
})",
     R"({"name":"foo","type":"record","fields":[{"name":"f1","type":"boolean"},{"name":"f2","type":"int"}]})",
     -4860222112080293046},
    {R"({"type":"enum", "name":"foo", "symbols":["A1"]})", R"({"name":"foo","type":"enum","symbols":["A1"]})",
     -6342190197741309591},
    {R"({"namespace":"x.y.z", "type":"enum", "name":"foo", "doc":"foo bar", "symbols":["A1", "A2"]})",
     R"({"name":"x.y.z.foo","type":"enum","symbols":["A1","A2"]})", -4448647247586288245},
    {R"({"name":"foo","type":"fixed","size":15})", R"({"name":"foo","type":"fixed","size":15})", 1756455273707447556},
    {R"({"namespace":"x.y.z", "type":"fixed", "name":"foo", "doc":"foo bar", "size":32})",
     R"({"name":"x.y.z.foo","type":"fixed","size":32})", -3064184465700546786},
    {R"({ "items":{"type":"null"}, "type":"array"})", R"({"type":"array","items":"null"})", -589620603366471059},
    {R"({ "values":"string", "type":"map"})", R"({"type":"map","values":"string"})", -8732877298790414990},
    {R"({"name":"PigValue","type":"record",
   "fields":[{"name":"value", "type":["null", "int", "long", "PigValue"]}]})",
     R"({"name":"PigValue","type":"record","fields":[{"name":"value","type":["null","int","long","PigValue"]}]})",
     -1759257747318642341},
};

#endif  // BYTEPRESS_TESTS_AVRO_SCHEMA_TESTS_HPP
