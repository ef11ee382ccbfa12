<?php

const TOLERANCE_SECONDS = 300;

/**
 * Returns true if Sampan signed the delivery with this secret. Pass the raw body, the value of X-Service-Signature
 * and the whole secret of the endpoint.
 */
function verify_webhook(string $rawBody, ?string $header, string $secret, ?int $now = null): bool
{
    $values = ['t' => [], 'v1' => []];
    foreach (explode(',', $header ?? '') as $part) {
        [$name, $value] = explode('=', trim($part), 2) + ['', ''];
        $values[$name][] = $value;
    }
    $signedAt = $values['t'][0] ?? '';
    $secondsOff = abs(($now ?? time()) - (int) $signedAt);
    if (!preg_match('/^\d+$/D', $signedAt) || $secondsOff > TOLERANCE_SECONDS) return false;
    $expected = hash_hmac('sha256', "$signedAt.$rawBody", $secret);
    // For 24 hours after a rotation there are two signatures. One match is enough.
    foreach ($values['v1'] as $given) {
        if (hash_equals($expected, $given)) return true;
    }
    return false;
}
