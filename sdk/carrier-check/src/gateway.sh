gateway() { # METHOD PATH [BODY or @FILE]
  t=$(($(date +%s) + ${SKEW:-0}))
  content() { case "$1" in @*) cat "${1#@}" ;; *) printf %s "$1" ;; esac; }
  key=$(printf %s "${KEY-$SECRET}" | od -An -v -tx1 | tr -d ' \n')
  s=$({ printf %s "$t.${SIGN_AS-$1.$2}."; content "${SIGN_BODY-${3-}}"; } |
    openssl dgst -sha256 -mac HMAC -macopt "hexkey:${key:-00}" -r | cut -c1-64)
  curl -sS -i -X "$1" "$URL$2" -H "X-Gateway-Signature: t=$t,v1=$s" \
    ${3:+-H "Content-Type: application/json" --data-binary "$3"}; echo
}
