import { useState } from 'react';
import { CITIZENSHIP_STATUS } from '../../../../../contract/profile/household.ts';
import { SelectField } from '../../../components/ui/form/SelectField.tsx';
import type { Someone } from '../form/child-boxes.ts';
import { CITIZENSHIP_LABELS } from '../form/field-questions.ts';
import type { Form } from '../form/form.ts';
import {
  type ChildrenStatus,
  isChild,
  isPartner,
  type Partner,
  type Status,
  statusOfChildren,
  withChildren,
  withPartner,
  withPartnerStatus,
  withStatusOfChildren,
} from './family.ts';
import { FAMILY } from './texts.ts';

const LABELS: Readonly<Record<Status, string>> = { ...CITIZENSHIP_LABELS, not_specified: FAMILY.rather };

const ONE_FOR_ALL: Readonly<Record<string, string>> = {
  '': FAMILY.rather,
  citizens: FAMILY.citizens,
  same: FAMILY.same,
};

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
          choices={FAMILY.partners}
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
          choices={children > 1 ? { ...ONE_FOR_ALL, differ: FAMILY.differ } : ONE_FOR_ALL}
          value={chosen}
          onChange={({ target }) => {
            const next = childrenStatusOf(target.value);
            setDiffer(next === 'differ');
            write(withStatusOfChildren(withChildren(people, children), next, member));
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
            onChange={({ target }) => {
              const citizenshipStatus = statusOf(target.value);
              write(people.map((one) => (one === child ? { ...one, citizenshipStatus } : one)));
            }}
          />
        ))}
    </>
  );
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
