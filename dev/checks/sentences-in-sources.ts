import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '../..');

/** A text in the source code. `forms` contains each possible wording, with samples for its variable parts. */
export interface SourceText {
  place: string;
  text: string;
  forms: string[];
  /** The name of the function or class that it's passed to. */
  of: string | undefined;
}

/** Sample values for a variable part: a number, also used where words would be, and a dollar amount. */
const SAMPLES = ['7', '$7'];
/** Calls whose texts never appear on a screen. */
const UNSEEN = /^(?:Error|TypeError|RegExp|console\.\w+|String\.raw|sql)$/;

/** Returns the texts in the TypeScript files of these folders and files, without tests. */
export function textsInSources(paths: readonly string[], isLeftOut: (file: string) => boolean): SourceText[] {
  return paths
    .flatMap((path) => (path.endsWith('.ts') ? [path] : filesIn(path)))
    .filter((file) => !/\.(?:test|fixture|es)\.ts$/.test(file) && !isLeftOut(file))
    .flatMap(textsInFile);
}

function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${folder}/${file}`);
}

function textsInFile(file: string): SourceText[] {
  const source = ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: SourceText[] = [];
  const visit = (node: ts.Node): void => {
    if (isUnseen(node)) return;
    const forms = isText(node) ? formsOf(node) : [];
    const [text] = forms;
    if (text !== undefined) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ place: `${file}:${line + 1}`, text, forms, of: nameOfCall(node.parent) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isUnseen(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isNewExpression(node) || ts.isCallExpression(node)) return UNSEEN.test(node.expression.getText());
  return ts.isTaggedTemplateExpression(node) && UNSEEN.test(node.tag.getText());
}

function nameOfCall(node: ts.Node): string | undefined {
  if (ts.isConditionalExpression(node)) return nameOfCall(node.parent);
  return ts.isNewExpression(node) || ts.isCallExpression(node) ? node.expression.getText() : undefined;
}

function isText(node: ts.Node): node is ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}

/** Returns the possible wordings of an expression: each branch of a condition, and samples for variable parts. */
function formsOf(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isParenthesizedExpression(node)) return formsOf(node.expression);
  if (ts.isConditionalExpression(node)) return [...formsOf(node.whenTrue), ...formsOf(node.whenFalse)];
  if (!ts.isTemplateExpression(node)) return SAMPLES;
  return node.templateSpans.reduce(
    (begun, { expression, literal }) => {
      const parts = formsOf(expression).map((part) => part + literal.text);
      return begun.flatMap((beginning) => parts.map((part) => beginning + part));
    },
    [node.head.text],
  );
}
