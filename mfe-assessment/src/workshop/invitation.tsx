import type { Workshop } from '@coachlab/contracts';
import { useSite } from '@coachlab/remote-kit';
import { CopyLink } from '../shared/copy-link.tsx';
import { QrCode } from '../shared/qr-code.tsx';
import { workshopPages } from '../shared/workshop-pages.ts';
import css from './invitation.module.css';

/** How others join: a code to read aloud, a picture for cameras, a link. */
export function Invitation({ code }: Pick<Workshop, 'code'>) {
  const { origin } = useSite();
  const link = origin + workshopPages.join(code);
  return (
    <div className={css.invitation}>
      <div className={css.words}>
        <p className={css.code}>
          <code>{code}</code>
        </p>
        <p className={css.address}>
          At <b>{(origin + workshopPages.join()).replace(/^https?:\/\//, '')}</b>, or by the QR code. It opens
          the assessment and nothing of the spread.
        </p>
        <CopyLink address={link}>Copy join link</CopyLink>
      </div>
      <QrCode address={link} label="QR code of the link to join" className={css.qr} />
    </div>
  );
}
