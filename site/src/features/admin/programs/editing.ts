import { useState } from 'react';
import type { Input } from '../../../../../contract/endpoint.ts';
import {
  type EditableProgram,
  getEditableProgram,
  putProgramEdits,
} from '../../../../../contract/programs/program-edits.ts';
import { ApiError, call, messageOf } from '../../../lib/api.ts';
import { asAdmin, isRefusal } from '../access.ts';
import { type Faults, faultsIn } from './draft.ts';

export type EditRequest = Input<typeof putProgramEdits.body>;

/**
 * `conflict`: another admin saved first. `version`: the saved version; once another version is shown, the message is
 * outdated.
 */
export type EditOutcome =
  | { status: 'saved'; message: string; version: string }
  | { status: 'conflict' }
  | { status: 'failed'; message: string; faults: Faults }
  /** The login has ended. */
  | { status: 'over' };

/** Keeps track of an open program, and makes the calls that edit it. */
export function useEditing(first: EditableProgram) {
  const [program, setProgram] = useState(first);
  const params = { id: first.id };

  const save = async (body: EditRequest): Promise<EditOutcome> => {
    try {
      const saved = await asAdmin((token) => call(putProgramEdits, { params, body, token }));
      setProgram(saved.program);
      return { status: 'saved', message: saved.message, version: saved.program.updatedAt };
    } catch (error) {
      if (isRefusal(error)) return { status: 'over' };
      if (error instanceof ApiError && error.code === 'conflict') return { status: 'conflict' };
      return {
        status: 'failed',
        message: messageOf(error),
        faults: error instanceof ApiError ? faultsIn(error.fields) : {},
      };
    }
  };

  /** Returns an error message on failure. */
  const reload = async (): Promise<string | undefined> => {
    try {
      setProgram(await asAdmin((token) => call(getEditableProgram, { params, token })));
      return undefined;
    } catch (error) {
      return messageOf(error);
    }
  };

  return { program, save, reload };
}
