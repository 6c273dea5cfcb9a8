export { OtlpReceiver, type ReceivedSpan } from './otlp-receiver.ts';
