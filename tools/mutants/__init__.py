"""`python -m tools.mutants AREA`: changes the code in small ways and runs the tests on each change (with mutmut).

A change (a mutant) that no test notices is a survivor. It is either killed by a new test, or explained in
`explained.toml` next to this file. The work happens on a copy in build/mutants, where the rules run interpreted.
"""
