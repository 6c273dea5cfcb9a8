export {
  certificateFault,
  certificateTimeFault,
  isCurrent,
  parseCertificate,
  signCertificate,
} from './certificate.ts';
export type { CertificateFault } from './certificate.ts';
export { newKey, publicKey, publicKeyOf } from './keys.ts';
export { renewedCertificate } from './renewed-certificate.ts';
export { signText, verifyText } from './signature.ts';
