<?php

require __DIR__ . '/verify.php';

$rawBody = file_get_contents('php://input');
if (!verify_webhook($rawBody, $_SERVER['HTTP_X_SERVICE_SIGNATURE'] ?? null, getenv('SAMPAN_WEBHOOK_SECRET'))) {
    http_response_code(400);
    return;
}
$event = json_decode($rawBody, true);
// Events can arrive more than once. Use a table with a unique column instead.
if (@fopen(sys_get_temp_dir() . "/sampan-{$event['event_id']}", 'x')) error_log("Received {$event['event_type']}");
http_response_code(204);
