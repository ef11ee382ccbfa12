package webhook

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"strconv"
	"strings"
	"time"
)

const tolerance = 5 * time.Minute

// Verify returns true if Sampan signed the delivery with this secret. Pass the raw body, the value of
// X-Service-Signature and the whole secret of the endpoint.
func Verify(rawBody []byte, header, secret string, now time.Time) bool {
	values := map[string][]string{}
	for _, part := range strings.Split(header, ",") {
		name, value, _ := strings.Cut(strings.TrimSpace(part), "=")
		values[name] = append(values[name], value)
	}
	signedAt := strings.Join(values["t"], ",")
	seconds, err := strconv.ParseUint(signedAt, 10, 32)
	if err != nil || now.Sub(time.Unix(int64(seconds), 0)).Abs() > tolerance {
		return false
	}
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write([]byte(signedAt + "."))
	mac.Write(rawBody)
	expected := hex.EncodeToString(mac.Sum(nil))
	// For 24 hours after a rotation there are two signatures. One match is enough.
	for _, given := range values["v1"] {
		if hmac.Equal([]byte(given), []byte(expected)) {
			return true
		}
	}
	return false
}
