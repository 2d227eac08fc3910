import { type SubmitEvent, useId, useState } from 'react';
import { postMemberSignOut } from '../../../../../contract/admin.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Field } from '../../../components/ui/form/Field.tsx';
import { showToast } from '../../../components/ui/toast.ts';
import { ApiError, call, messageOf } from '../../../lib/api.ts';
import { asAdmin, isRefusal } from '../access.ts';
import { SIGN_OUT } from './texts.ts';

/** Lets an admin end all of a member's sessions. */
export function MembersView() {
  const id = useId();
  const field = `${id}-member`;
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);

  const refuse = (sentence: string | undefined) => {
    setError(sentence);
    document.getElementById(field)?.focus();
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const parsed = postMemberSignOut.body.safeParse({ member: typed });
    if (!parsed.success) return refuse(parsed.error.issues[0]?.message);
    setError(undefined);
    setPending(true);
    try {
      const { message } = await asAdmin((token) => call(postMemberSignOut, { body: parsed.data, token }));
      setTyped('');
      showToast({ title: message });
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === 'not_found') refuse(failure.message);
      else if (!isRefusal(failure))
        showToast({ title: SIGN_OUT.failed, description: messageOf(failure), destructive: true });
    }
    setPending(false);
  };

  return (
    <section className="stack" aria-labelledby={id}>
      <div className="stack [--gap:0.25rem]">
        <h2 id={id}>{SIGN_OUT.title}</h2>
        <p className="text-ink-soft">{SIGN_OUT.lead}</p>
      </div>
      <form className="stack max-w-[62ch] [--gap:0.75rem]" onSubmit={(event) => void submit(event)} noValidate>
        <Field
          id={field}
          label={SIGN_OUT.label}
          error={error}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" className="self-start" pending={pending}>
          {pending ? SIGN_OUT.pending : SIGN_OUT.submit}
        </Button>
      </form>
    </section>
  );
}
