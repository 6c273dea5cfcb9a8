import type { Certification, UserCertification } from '@coachlab/contracts';
import { Link } from '@coachlab/remote-kit';
import { Button, LinkButton, Row, Spread, Stack } from '@coachlab/ui';
import { useState } from 'react';
import { href } from '../shared/addresses.ts';
import { CertificateForm } from './certificate-form.tsx';
import { WithdrawCertificate } from './withdraw-certificate.tsx';

/** For whoever leads there. */
export const CERTIFICATE_ID = 'certificate';

interface CertificateSectionProps {
  certification: Certification;
  enrolment: UserCertification;
}

/** For those who have completed everything: issue the certificate, open it, change the name, take it down. */
export function CertificateSection({ certification: { id }, enrolment }: CertificateSectionProps) {
  const [renaming, setRenaming] = useState(false);
  const code = enrolment.certificateCode;
  return (
    <Spread id={CERTIFICATE_ID} heading="Certificate" note="Printable, with a code that anybody can check.">
      {code && !renaming ? (
        <Stack gap={5}>
          <p>
            Your certificate is issued. Its code is <code>{code}</code>; whoever has it sees the name on it.
          </p>
          <Row>
            <LinkButton variant="primary" link={<Link to={href.verify(code)} />}>
              Open and print
            </LinkButton>
            <Button onClick={() => setRenaming(true)}>Change the name</Button>
            <WithdrawCertificate certificationId={id} />
          </Row>
        </Stack>
      ) : (
        <CertificateForm certificationId={id} issued={code !== undefined} onDone={() => setRenaming(false)} />
      )}
    </Spread>
  );
}
