import {
  findPrograms,
  getEditableProgram,
  getProgramAudit,
  putProgramEdits,
} from '../../../../contract/programs/program-edits.ts';
import { route } from '../../../http/route.ts';
import { findByWords } from './find.ts';
import { editableProgram, editProgram, olderAudit } from './program-edits.ts';

export const programEditRoutes = [
  route(findPrograms, async ({ body, context }) => findByWords(context.get('db'), body.words)),

  route(getEditableProgram, async ({ params, context }) => editableProgram(context.get('db'), params.id)),

  route(getProgramAudit, ({ params, context }) => olderAudit(context.get('db'), params.id, params.from)),

  route(putProgramEdits, async ({ params, body, admin, context }) => ({
    message: 'The program is changed.',
    program: await editProgram(context.get('db'), admin, params.id, body),
  })),
];
