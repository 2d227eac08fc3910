import { useEffect, useRef, useState } from 'react';
import { CITIZENSHIP_STATUS } from '../../../../../contract/profile/household.ts';
import { SelectField } from '../../../components/ui/form/SelectField.tsx';
import { isChild, type Someone } from '../form/child-boxes.ts';
import { CITIZENSHIP_LABELS } from '../form/field-questions.ts';
import type { Form } from '../form/form.ts';
import {
  type ChildrenStatus,
  following,
  isBare,
  isPartner,
  type Partner,
  type Status,
  statusOfChildren,
  withPartner,
  withPartnerStatus,
  withStatusOfChild,
  withStatusOfChildren,
} from './family.ts';
import { FAMILY } from './texts.ts';

const LABELS: Readonly<Record<Status, string>> = { ...CITIZENSHIP_LABELS, not_specified: FAMILY.rather };

const PARTNERS: Readonly<Record<string, string>> = FAMILY.partners;
/** For a partner who was listed with more than a status: they live there. */
const { '': _, ...LISTED_PARTNERS } = PARTNERS;

const answersFor = (children: number): Readonly<Record<string, string>> => ({
  '': FAMILY.rather,
  citizens: FAMILY.citizens(children),
  same: FAMILY.same,
  differ: FAMILY.differ(children),
});

/**
 * Asks a member who isn't a citizen for the status of a partner and the children. Everything can be skipped. The answers
 * are stored in the list of household members.
 */
export function FamilyStatus({ form }: { form: Form }) {
  const people = form.watch('household.people') ?? [];
  const [own, since, count, size, isAlone] = form.watch([
    'citizenshipStatus',
    'permanentResidentSince',
    'numberOfChildren',
    'householdSize',
    'isSingleParent',
  ]);
  const member = { citizenshipStatus: own, permanentResidentSince: since };
  const [differ, setDiffer] = useState(false);
  const children = count ?? people.filter(isChild).length;
  const partner = people.find(isPartner);
  const asksPartner = partner !== undefined || (!isAlone && (size ?? 2) - 1 - children > 0);
  const chosen = differ ? 'differ' : statusOfChildren(people, member);

  const write = (next: Someone[]) => form.setValue('household.people', next, { shouldDirty: true });
  return (
    <>
      {asksPartner && (
        <SelectField
          id="profile-family-partner"
          label={FAMILY.partner}
          choices={partner && !isBare(partner) ? LISTED_PARTNERS : PARTNERS}
          value={partner?.relation ?? ''}
          onChange={({ target }) => write(withPartner(people, partnerOf(target.value)))}
        />
      )}
      {partner && (
        <SelectField
          id="profile-family-partner-status"
          label={FAMILY.partnerStatus}
          choices={LABELS}
          value={partner.citizenshipStatus}
          onChange={({ target }) => write(withPartnerStatus(people, statusOf(target.value)))}
        />
      )}
      {children > 0 && (
        <SelectField
          id="profile-family-children"
          label={FAMILY.children(children)}
          choices={answersFor(children)}
          value={chosen}
          onChange={({ target }) => {
            const next = childrenStatusOf(target.value);
            setDiffer(next === 'differ');
            write(withStatusOfChildren(people, children, next, member));
          }}
        />
      )}
      {chosen === 'differ' &&
        people.filter(isChild).map((child, index) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: a child has no key but its number
            key={index}
            id={`profile-family-child-${index + 1}`}
            label={FAMILY.child(index + 1, child.age ?? null)}
            choices={LABELS}
            value={child.citizenshipStatus}
            onChange={({ target }) => write(withStatusOfChild(people, child, statusOf(target.value)))}
          />
        ))}
    </>
  );
}

/** Keeps children who have the same status as the member in step with it, on whichever screen it changes. */
export function useSameStatus({ watch, getValues, setValue }: Form) {
  const [citizenshipStatus, permanentResidentSince] = watch(['citizenshipStatus', 'permanentResidentSince']);
  const before = useRef({ citizenshipStatus, permanentResidentSince });
  useEffect(() => {
    const own = { citizenshipStatus, permanentResidentSince };
    const next = following(getValues('household.people') ?? [], before.current, own);
    before.current = own;
    if (next) setValue('household.people', next, { shouldDirty: true });
  }, [citizenshipStatus, permanentResidentSince, getValues, setValue]);
}

function partnerOf(value: string): Partner | null {
  return value === 'spouse' || value === 'partner' ? value : null;
}

function statusOf(value: string): Status {
  return CITIZENSHIP_STATUS.find((status) => status === value) ?? 'not_specified';
}

function childrenStatusOf(value: string): ChildrenStatus {
  return (['citizens', 'same', 'differ'] as const).find((one) => one === value) ?? '';
}
