import { type Certificate, PRODUCT_NAME } from '@coachlab/contracts';
import { useSite } from '@coachlab/remote-kit';
import { Icon, Label, List } from '@coachlab/ui';
import Check from 'lucide-react/icons/check';
import { href } from '../shared/addresses.ts';
import { dayOf } from '../shared/day-of.ts';
import { PageActs } from '../shared/page-acts.tsx';
import { QrCode } from '../shared/qr-code.tsx';
import css from './certificate-sheet.module.css';

/** A certificate, for the screen and for one printed page. */
export function CertificateSheet({ certificate }: { certificate: Certificate }) {
  const { code, holderName, issuedAt, title, description, outcomes, modules } = certificate;
  const url = useSite().origin + href.verify(code);
  const address = url.replace(/^https?:\/\//, '');
  return (
    <>
      <div className={css.top}>
        <p className={css.genuine}>
          <Icon of={Check} />
          This certificate is genuine
        </p>
        <PageActs title={`Certificate: ${title}`} />
      </div>
      <article className={css.sheet}>
        <Label>Certificate of completion</Label>
        <p className={css.line}>{PRODUCT_NAME} certifies that</p>
        {/* Isolated: a name in another script must not turn the line around. */}
        <h1 className={css.name}>
          <bdi>{holderName}</bdi>
        </h1>
        <p className={css.line}>has completed all modules of</p>
        <h2 className={css.title}>{title}</h2>
        <p className={css.description}>{description}</p>
        <div className={css.columns}>
          <section>
            <Label as="h3">What the holder has studied</Label>
            <List kind="dash" items={outcomes} />
          </section>
          <section>
            <Label as="h3">Modules and quiz scores</Label>
            <dl className={css.modules}>
              {modules.map((module) => (
                <div key={module.title}>
                  <dt>{module.title}</dt>
                  <dd>{module.score} %</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
        <footer className={css.foot}>
          <QrCode address={url} label="QR code of the address to verify at" className={css.qr} />
          <dl>
            <div>
              <dt>Issued</dt>
              <dd>
                <time dateTime={issuedAt}>{dayOf(issuedAt)}</time>
              </dd>
            </div>
            <div>
              <dt>Code</dt>
              <dd>
                <code>{code}</code>
              </dd>
            </div>
            <div>
              <dt>Verify at</dt>
              <dd>{address}</dd>
            </div>
          </dl>
          <p>
            This certificate shows completion, not competence. The holder typed the name and took the quizzes
            without supervision, and {PRODUCT_NAME} is not accredited by a professional body.
          </p>
        </footer>
      </article>
    </>
  );
}
