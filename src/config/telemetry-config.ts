import type { SamplerName, TelemetryConfig } from '../telemetry/open-telemetry.ts';
import { ConfigError, readHttpUrl, readInteger, readOneOf } from './read-setting.ts';

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const satisfies readonly SamplerName[];

/** Reads the settings of OpenTelemetry by their standard names; null if it is off. @throws {ConfigError} */
export function readTelemetryConfig(env: NodeJS.ProcessEnv): TelemetryConfig | null {
  const endpoint = readHttpUrl(env, 'OTEL_EXPORTER_OTLP_ENDPOINT');
  const isDisabled = readOneOf(env, 'OTEL_SDK_DISABLED', ['true', 'false'], 'false') === 'true';
  readOneOf(env, 'OTEL_EXPORTER_OTLP_PROTOCOL', ['http/json'], 'http/json');
  const exports = (name: string) => readOneOf(env, name, ['otlp', 'none'], 'otlp') === 'otlp';
  const traces = {
    sampler: readOneOf(env, 'OTEL_TRACES_SAMPLER', samplers, 'parentbased_always_on'),
    ratio: readRatio(env, 'OTEL_TRACES_SAMPLER_ARG'),
    delayMs: readInteger(env, 'OTEL_BSP_SCHEDULE_DELAY', 5_000, { min: 1, max: 600_000 }),
  };
  const metrics = {
    intervalMs: readInteger(env, 'OTEL_METRIC_EXPORT_INTERVAL', 60_000, { min: 1_000, max: 3_600_000 }),
  };
  const config: TelemetryConfig = {
    endpoint: endpoint ?? '',
    serviceName: env.OTEL_SERVICE_NAME || 'sampan',
    traces: exports('OTEL_TRACES_EXPORTER') ? traces : null,
    metrics: exports('OTEL_METRICS_EXPORTER') ? metrics : null,
  };
  return endpoint === null || isDisabled ? null : config;
}

function readRatio(env: NodeJS.ProcessEnv, name: string): number {
  const text = env[name];
  if (!text) return 1;
  const value = Number(text);
  if (/^\d*\.?\d+$/.test(text) && value <= 1) return value;
  throw new ConfigError(`${name} is ${JSON.stringify(text)}; it must be a number from 0 to 1, such as 0.1`);
}
