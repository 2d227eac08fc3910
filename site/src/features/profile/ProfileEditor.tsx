import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { type ProfileForm, type ProfileUpdate, profileUpdate } from '../../../../contract/profile.ts';
import type { User } from '../../../../contract/user.ts';
import type { AskedFacts } from '../../../../matching/asked.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { FORM_TIMING, showRefusal } from '../../components/ui/form/form.ts';
import { useUnsavedGuard } from '../session/unsaved.ts';
import { AboutYou } from './AboutYou.tsx';
import type { Form } from './form.ts';
import { askedOf, formValuesOf } from './form-values.ts';
import { Household } from './Household.tsx';
import { HouseholdMoney } from './HouseholdMoney.tsx';
import { HouseholdPeople } from './HouseholdPeople.tsx';
import { Needs } from './Needs.tsx';
import { OrganizationAndPlans } from './OrganizationAndPlans.tsx';
import { ProfileMeter } from './ProfileMeter.tsx';
import { saveProfile } from './save.ts';
import { SAVE, SAVING, UNSAVED, UPDATE_FAILED } from './texts.ts';
import { WorkAndSchool } from './WorkAndSchool.tsx';
import { YourSituation } from './YourSituation.tsx';

const check = zodResolver(profileUpdate);
/** What is no longer asked is not checked either: its field is gone, and nobody could see what is wrong there. */
const checkWhatIsAsked: typeof check = (values, ...rest) => check(askedOf(values), ...rest);

export function ProfileEditor({ user, asked }: { user: User; asked: AskedFacts }) {
  const form = useForm<ProfileForm, unknown, ProfileUpdate>({
    resolver: checkWhatIsAsked,
    defaultValues: formValuesOf(user),
    ...FORM_TIMING,
  });
  const { errors, dirtyFields, isSubmitting, isSubmitSuccessful } = form.formState;
  const pending = isSubmitting || isSubmitSuccessful;
  // By field: for the form as a whole, an age that was emptied again differs from one that was never given.
  const hasChanges = Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful;
  useUnsavedGuard(hasChanges);
  useOpenAgain(form);

  const submit = form.handleSubmit(async (request) => showRefusal(await saveProfile(request), request, form.setError));

  return (
    <form onSubmit={pending ? (event) => event.preventDefault() : submit} noValidate>
      <ProfileMeter form={form} user={user} asked={asked} />
      <AboutYou form={form} />
      <Needs form={form} />
      <Household form={form} />
      <HouseholdPeople form={form} />
      <HouseholdMoney form={form} />
      <WorkAndSchool form={form} />
      <YourSituation form={form} />
      <OrganizationAndPlans form={form} />
      <div className="stack items-start border-t border-line pt-8">
        {errors.root && (
          <Alert kind="error" title={UPDATE_FAILED}>
            <p>{errors.root.message}</p>
          </Alert>
        )}
        <Button type="submit" large pending={pending}>
          {pending ? SAVING : SAVE}
        </Button>
        {hasChanges && <p className="text-ink-soft">{UNSAVED}</p>}
      </div>
    </form>
  );
}

/** The browser may bring the form back as it was when it left for the results: saved, and waiting for them. */
function useOpenAgain({ getValues, reset }: Form) {
  useEffect(() => {
    const openAgain = (event: PageTransitionEvent) => event.persisted && reset(getValues());
    addEventListener('pageshow', openAgain);
    return () => removeEventListener('pageshow', openAgain);
  }, [getValues, reset]);
}
