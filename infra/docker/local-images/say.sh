# Sentences, and steps whose output is kept in a log and shown only when they fail.

say() { printf 'local-images: %s\n' "$*"; }
fail() {
  printf 'local-images: %s\n' "$*" >&2
  exit 1
}

# logged NAME COMMAND…
logged() {
  local log=$WORK/$1.log
  shift
  "$@" >"$log" 2>&1 || {
    tail -20 "$log" >&2
    fail "failed: $* (all of it: $log)"
  }
}
