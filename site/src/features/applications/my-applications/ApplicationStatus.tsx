import { useState } from 'react';
import { APPLICATION_STATUS, type ListedApplication } from '../../../../../contract/saved/applications.ts';
import { SelectField } from '../../../components/ui/form/SelectField.tsx';
import { STATUS } from '../texts.ts';
import { changeStatus } from './store.ts';
import { STATUS_FAILED, STATUS_LABEL, statusSaved } from './texts.ts';

export function ApplicationStatus({ application }: { application: ListedApplication }) {
  const [message, setMessage] = useState('');
  const [failure, setFailure] = useState<string>();
  const change = async (value: string) => {
    const status = APPLICATION_STATUS.find((known) => known === value);
    if (!status || status === application.status) return;
    setMessage('');
    setFailure(undefined);
    const refusal = await changeStatus(application, status);
    if (refusal === undefined) setMessage(statusSaved(STATUS[status]));
    else setFailure(`${STATUS_FAILED}. ${refusal}`);
  };
  return (
    <div className="application-status">
      <SelectField
        id={`status-${application.id}`}
        label={STATUS_LABEL}
        choices={STATUS}
        value={application.status}
        error={failure}
        onChange={(event) => void change(event.target.value)}
      />
      <p role="status" className="text-small text-good">
        {message}
      </p>
    </div>
  );
}
