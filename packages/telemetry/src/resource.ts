import {
  detectResources,
  envDetector,
  type Resource,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import type { TelemetrySettings } from './settings.ts';

/** Who measures: the service's name, and what OTEL_RESOURCE_ATTRIBUTES adds. */
export function resourceOf({ service }: TelemetrySettings): Resource {
  const given = detectResources({ detectors: [envDetector] });
  return given.merge(resourceFromAttributes({ 'service.name': service }));
}
