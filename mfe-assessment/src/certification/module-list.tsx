import type { Certification, UserCertification } from '@coachlab/contracts';
import { useState } from 'react';
import { ModuleItem } from './module-item.tsx';
import css from './module-list.module.css';

interface ModuleListProps {
  certification: Certification;
  enrolment: UserCertification | undefined;
  nextModuleId: string | undefined;
}

/** The modules in order. One quiz is open at a time. */
export function ModuleList({ certification, enrolment, nextModuleId }: ModuleListProps) {
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
          next={module.id === nextModuleId}
          open={open === module.id}
          onOpenChange={(opened) => setOpen(opened ? module.id : undefined)}
        />
      ))}
    </ol>
  );
}
