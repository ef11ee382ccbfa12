<?php

const MAX_RETRIES = 5;
const IDEMPOTENCY_IN_FLIGHT = '1409001';

const ORDER = [
    'service_tier_id' => 'HKASTDGGSTCM',
    'recipient' => [
        'contact_name' => 'Emily Carter',
        'phone' => '+1 212 555 0147',
        'country_code' => 'US',
        'city' => 'New York',
        'region' => 'NY',
        'address' => '350 5th Avenue',
        'postal_code' => '10118',
    ],
    'parcels' => [['weight_kg' => 0.5]],
    'items' => [
        [
            'description' => 'Cotton T-shirt',
            'quantity' => 2,
            'unit_price_hkd' => 80,
            'hs_code' => '6109.10.0012',
            'country_of_manufacture' => 'CN',
        ],
    ],
];

/** An error response. The code is the sysCode, $data has the violations or details. */
final class SampanException extends RuntimeException
{
    public function __construct(int $status, string $requestId, string $body)
    {
        $envelope = json_decode($body, true);
        $message = $envelope['message'] ?? 'not a response of Sampan';
        $this->data = $envelope['data'] ?? null;
        parent::__construct("$status $message (request id: $requestId)", (int) ($envelope['sysCode'] ?? 0));
    }

    public readonly ?array $data;
}

/** Sends a request and returns the data of its response, or the bytes of a document. */
function call(
    string $method,
    string $path,
    array $query = [],
    ?array $body = null,
    ?string $idempotencyKey = null,
    int $maxRetries = MAX_RETRIES,
): array|string {
    $headers = ['Authorization: Bearer ' . getenv('SAMPAN_API_KEY')];
    if ($body !== null) $headers[] = 'Content-Type: application/json';
    if ($idempotencyKey !== null) $headers[] = "Idempotency-Key: $idempotencyKey";
    $url = (getenv('SAMPAN_BASE_URL') ?: 'http://127.0.0.1:3000') . "/api/v1$path"
        . ($query ? '?' . http_build_query($query) : '');
    $context = stream_context_create(['http' => [
        'method' => $method,
        'header' => $headers,
        'content' => $body === null ? '' : json_encode($body, JSON_THROW_ON_ERROR),
        'timeout' => 60,
        'ignore_errors' => true, // also read the body of an error
    ]]);

    for ($retries = 0; ; $retries++) {
        $wait = min(2 ** $retries * 0.1, 30) + random_int(0, 250) / 1000;
        $http_response_header = [];
        $content = @file_get_contents($url, false, $context);
        [$status, $header] = parse_head($http_response_header);
        $isComplete = $content !== false && strlen($content) === (int) ($header['content-length'] ?? strlen($content));
        if ($isComplete && $status >= 200 && $status < 300)
            return $header['content-type'] === 'application/pdf' ? $content : json_decode($content, true)['data'];
        $sysCode = json_decode((string) $content, true)['sysCode'] ?? null;
        $isTransient = !$isComplete || $status === 429 || $status >= 500 || $sysCode === IDEMPOTENCY_IN_FLIGHT;
        if (!$isTransient || $retries === $maxRetries)
            throw new SampanException($status, $header['x-request-id'] ?? 'none', (string) $content);
        usleep((int) (1_000_000 * ($header['retry-after'] ?? $wait)));
    }
}

/** Returns the status and the headers in lower case; status 0 without a response. */
function parse_head(array $lines): array
{
    $header = [];
    foreach (array_slice($lines, 1) as $line) {
        [$name, $value] = explode(':', $line, 2) + ['', ''];
        $header[strtolower($name)] = trim($value);
    }
    return [(int) (explode(' ', $lines[0] ?? '')[1] ?? 0), $header];
}

function all_shipments(): Generator
{
    $query = ['limit' => 100];
    do {
        $page = call('GET', '/shipments', $query);
        yield from $page['data'];
        $query['cursor'] = $page['next_cursor'];
    } while ($page['next_cursor'] !== null);
}

try {
    $quote = call('POST', '/rates', body: ['weight_kg' => 0.5, 'destination_country' => 'US']);
    foreach ($quote['options'] as $option) {
        if ($option['available'])
            printf("Quoted %s for HKD %.2f\n", $option['service_tier_id'], $option['total_hkd']);
    }

    // Store the key with your order before the call. After a crash, call again with the same key.
    $shipment = call('POST', '/shipments', body: ORDER, idempotencyKey: bin2hex(random_bytes(16)));
    echo "Booked {$shipment['id']}\n";

    // While a label is being generated, the response is 503 with Retry-After.
    file_put_contents('label.pdf', call('GET', "/shipments/{$shipment['id']}/label", maxRetries: 30));
    echo "Saved label.pdf\n";

    printf("Listed %d shipments\n", iterator_count(all_shipments()));

    $cancelled = call('POST', "/shipments/{$shipment['id']}/cancel", idempotencyKey: bin2hex(random_bytes(16)));
    echo "{$shipment['id']} is {$cancelled['status']}\n";
} catch (SampanException $error) {
    fwrite(STDERR, $error->getMessage() . ' ' . json_encode($error->data) . "\n");
    exit(1);
}
