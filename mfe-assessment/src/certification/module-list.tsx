import type { Certification, UserCertification } from '@coachlab/contracts';
import { useState } from 'react';
import type { Standing } from '../enrolment/progress.ts';
import { ModuleItem } from './module-item.tsx';
import css from './module-list.module.css';

interface ModuleListProps {
  certification: Certification;
  enrolment: UserCertification | undefined;
  /** Undefined while not enrolled. */
  stand: Standing | undefined;
}

/** The modules in order. One quiz is open at a time. */
export function ModuleList({ certification, enrolment, stand }: ModuleListProps) {
  const [open, setOpen] = useState<string>();
  return (
    <ol className={css.list}>
      {certification.modules.map((module, index) => (
        <ModuleItem
          key={module.id}
          certificationId={certification.id}
          module={module}
          number={index + 1}
          locked={!enrolment}
          progress={enrolment?.progress[module.id]}
          next={module.id === stand?.nextModuleId}
          finished={stand?.done ?? false}
          open={open === module.id}
          onOpenChange={(opened) => setOpen(opened ? module.id : undefined)}
        />
      ))}
    </ol>
  );
}
