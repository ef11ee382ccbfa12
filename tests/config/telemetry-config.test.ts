import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../../src/config/config.ts';

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/' };
const read = (env: Record<string, string>) => readConfig(env).telemetry;

describe('OpenTelemetry', () => {
  it('is off without an address, and if OTEL_SDK_DISABLED is true', () => {
    expect(read({})).toBeNull();
    expect(read({ OTEL_SERVICE_NAME: 'shop' })).toBeNull();
    expect(read({ ...endpoint, OTEL_SDK_DISABLED: 'true' })).toBeNull();
  });

  it('sends all traces and the metrics of each minute by default', () => {
    expect(read(endpoint)).toEqual({
      endpoint: 'http://127.0.0.1:4318',
      serviceName: 'sampan',
      traces: { sampler: 'parentbased_always_on', ratio: 1, delayMs: 5_000 },
      metrics: { intervalMs: 60_000 },
    });
  });

  it('sends traces or metrics alone, and a part of the traces', () => {
    expect(read({ ...endpoint, OTEL_TRACES_EXPORTER: 'none' })?.traces).toBeNull();
    expect(read({ ...endpoint, OTEL_METRICS_EXPORTER: 'none' })?.metrics).toBeNull();
    const part = { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.25' };
    expect(read({ ...endpoint, ...part })?.traces).toMatchObject({ sampler: 'traceidratio', ratio: 0.25 });
  });

  it.each([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', '127.0.0.1:4318', 'must be an address'],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc', 'must be one of http/json'],
    ['OTEL_TRACES_SAMPLER', 'xray', 'must be one of always_on'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5', 'must be a number from 0 to 1'],
    ['OTEL_TRACES_SAMPLER_ARG', 'half', 'must be a number from 0 to 1'],
    ['OTEL_METRIC_EXPORT_INTERVAL', '10', 'must be a whole number from 1000'],
  ])('refuses %s=%s, also while it is off', (name, value, reason) => {
    expect(() => read({ [name]: value })).toThrow(reason);
  });
});
