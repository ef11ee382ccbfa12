<?php

const TOLERANCE_SECONDS = 300;

/** Whether a delivery is genuine: the raw body as it came, its X-Service-Signature, the endpoint's whole secret. */
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
    // During a rotation there are two signatures, the new secret's and the old one's: either will do.
    foreach ($values['v1'] as $given) {
        if (hash_equals($expected, $given)) return true;
    }
    return false;
}
