#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Writes decimal_powers.inc, and proves what decimal.hpp relies on.

    python3 src/text/make_powers.py > src/text/decimal_powers.inc

A double is v = c * 2^q with 0 < c < 2^53. With k = floor(log10(2^q)) and e = -(k + 1), v * 10^e is
a decimal with its last kept digit right behind the point. The table holds 10^e, truncated to 124
bits. Every comparison of the algorithm is either an exact tie or further from one than the error
of that product; the closest case is found by continued fractions, for every q.
"""

import sys
from fractions import Fraction

QMIN, QMAX = -1074, 971
EMIN, EMAX = -293, 324
CMAX = 2**53 - 1


def floor_log10_pow2(q):
    return (q * 1262611) >> 22


def floor_log10_three_quarters_pow2(q):
    return (q * 1262611 - 524031) >> 22


def floor_log2_pow10(e):
    return (e * 1741647) >> 19


def ten(e):
    return Fraction(10) ** e


def two(q):
    return Fraction(2) ** q


def significand(e):
    return int(ten(e) * two(123 - floor_log2_pow10(e)))


def closest(x, limit):
    """The least non-zero distance of m * x from an integer, for integers 0 < m <= limit."""
    if x.denominator <= limit:
        return Fraction(1, x.denominator)
    # A denominator above the limit: no multiple is an integer, and by the law of best
    # approximation the last convergent's denominator within the limit comes closest.
    a, b = x.numerator, x.denominator
    p0, q0, p1, q1 = 0, 1, 1, 0
    while True:
        t, rest = divmod(a, b)
        p2, q2 = t * p1 + p0, t * q1 + q0
        if q2 > limit:
            return abs(q1 * x - p1) if q1 else Fraction(1)
        p0, q0, p1, q1 = p1, q1, p2, q2
        a, b = b, rest


def first_between(a, modulus, low, high):
    """The least x >= 0 with low <= a * x mod modulus <= high, or None. 0 <= low <= high < modulus."""
    a %= modulus
    if low == 0:
        return 0
    if a == 0:
        return None
    if 2 * a > modulus:  # mirrored, so that each step at least halves the numbers
        return first_between(modulus - a, modulus, modulus - high, modulus - low)
    x = -(-low // a)
    if a * x <= high:
        return x
    # The first wrap that works: modulus * y lands in the same window, seen modulo a.
    y = first_between(-modulus % a, a, low % a, high % a)
    return None if y is None else -(-(low + modulus * y) // a)


def prove():
    for q in range(QMIN, QMAX + 1):
        k = floor_log10_pow2(q)
        assert ten(k) <= two(q) < ten(k + 1)
        i = floor_log10_three_quarters_pow2(q)
        assert ten(i) <= Fraction(3, 4) * two(q) < ten(i + 1) and i in (k, k - 1)
        for j in (k, i):
            assert EMIN <= -(j + 1) <= EMAX
            shift = q + floor_log2_pow10(-(j + 1)) + 5
            assert 1 <= shift <= (4 if j == k else 5)
    for e in range(EMIN, EMAX + 1):
        b = floor_log2_pow10(e)
        assert two(b) <= ten(e) < two(b + 1)
        assert 2**123 <= significand(e) < 2**124

    # The product of c * 2^shift < 2^57 with a power short of the truth by less than one unit is
    # off by less than 2^57 units of 2^-128; decimal.hpp takes anything within 2^58 for a tie,
    # and within 2^62 for the comparison with one half, whose fraction is ten times larger.
    gap_bound = gap_half = Fraction(1)
    for q in range(QMIN, QMAX + 1):
        unit = two(q) * ten(-(floor_log10_pow2(q) + 1))
        gap_bound = min(gap_bound, closest(unit / 2, 2 * CMAX + 1))
        gap_half = min(gap_half, closest(unit * 10, 2 * CMAX) / 2)
    assert gap_bound > two(58 - 128) + two(57 - 128), float(gap_bound)
    assert gap_half > two(62 - 128) + 10 * two(57 - 128), float(gap_half)

    # Ties of the last digit have a fraction of exactly 1/4 or 3/4. Nothing else is so little above
    # 1/4 that 64 bits, short by less than 2^-70, would not show it.
    for q in range(QMIN, QMAX + 1):
        unit = two(q) * ten(-(floor_log10_pow2(q) + 1))
        low = unit.denominator // 4 + 1
        high = int(unit.denominator * (Fraction(1, 4) + two(-64) + two(-70)))
        c = None if high < low else first_between(unit.numerator, unit.denominator, low, high)
        assert c is None or c > CMAX, (q, c)

    # Powers of two have half the room below: a quarter of a unit. Few enough to try them all, for
    # the mantissas of double, float and half precision.
    gap_power = Fraction(1)
    for bits, low, high in ((52, QMIN, QMAX), (23, -149, 104), (10, -24, 5)):
        for q in range(low, high + 1):
            unit = two(q) * ten(-(floor_log10_three_quarters_pow2(q) + 1))
            bottom, top = 2**bits * unit - unit / 4, 2**bits * unit + unit / 2
            for edge in (bottom, top, bottom * 10, 2**bits * unit * 10 - Fraction(1, 2)):
                distance = abs(edge - round(edge))
                if distance:
                    gap_power = min(gap_power, distance)
    assert gap_power > two(62 - 128) + 10 * two(58 - 128), float(gap_power)
    for name, gap in (("interval", gap_bound), ("half", gap_half), ("power of two", gap_power)):
        print(f"closest {name}: {float(gap):.3g}, 2^{float_log2(gap):.2f}", file=sys.stderr)


def float_log2(x):
    from math import log2
    return log2(x.numerator) - log2(x.denominator)


def main():
    prove()
    print("// Written by make_powers.py. 10^e from e = %d to %d: 124 bits each, truncated." % (EMIN, EMAX))
    for e in range(EMIN, EMAX + 1):
        g = significand(e)
        print("{0x%016x, 0x%016x},  // %d" % (g >> 64, g & (2**64 - 1), e))


if __name__ == "__main__":
    main()
