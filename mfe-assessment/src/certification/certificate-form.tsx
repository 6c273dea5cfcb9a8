import { HOLDER_NAME_MAX } from '@coachlab/contracts';
import { isApiError, toast, useMutation, useQueryClient } from '@coachlab/remote-kit';
import { Button, Row, TextField } from '@coachlab/ui';
import { type FormEvent, useRef, useState } from 'react';
import { certificate, issueCertificate } from '../api/certificate.ts';
import { userCertifications } from '../api/user-certifications.ts';
import css from './certificate-form.module.css';

interface CertificateFormProps {
  certificationId: string;
  /** It is there already, and only the name changes. */
  issued: boolean;
  onDone: () => void;
}

export function CertificateForm({ certificationId, issued, onDone }: CertificateFormProps) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const client = useQueryClient();
  const issue = useMutation({
    mutationFn: () => issueCertificate(certificationId, name),
    onSuccess: async (made) => {
      client.setQueryData(certificate(made.code).queryKey, made);
      await client.invalidateQueries({ queryKey: userCertifications.queryKey });
      toast({ tone: 'done', title: issued ? 'The name is changed' : 'Your certificate is issued' });
      onDone();
    },
    onError: (fault) =>
      toast({
        tone: 'error',
        title: issued ? 'The name was not changed' : 'The certificate was not issued',
        description:
          isApiError(fault) && fault.status === 403
            ? 'This needs the cookie of the site. Allow it and reload the page.'
            : 'Your name is still in the field: check the connection and try again.',
      }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (issue.isPending) return;
    const missing = name.trim() === '';
    setError(missing ? 'Required' : undefined);
    if (missing) field.current?.focus();
    else issue.mutate();
  };
  return (
    <form onSubmit={submit} noValidate className={css.form}>
      <TextField
        ref={field}
        label="Your name, as it should appear on the certificate"
        hint="Anybody with the code will see it. You can change it, or take the certificate down, at any time."
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={error}
        autoComplete="name"
        maxLength={HOLDER_NAME_MAX}
        required
      />
      <Row>
        <Button
          type="submit"
          variant="primary"
          pending={issue.isPending}
          pendingLabel={issued ? 'Changing...' : 'Issuing...'}
        >
          {issued ? 'Change the name' : 'Issue my certificate'}
        </Button>
        {issued && <Button onClick={onDone}>Cancel</Button>}
      </Row>
    </form>
  );
}
