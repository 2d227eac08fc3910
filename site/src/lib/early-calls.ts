import type { Endpoint } from '../../../contract/endpoint.ts';

declare global {
  /** Requests made by the page's head and not used yet, keyed by method, path and body. */
  var earlyCalls: Map<string, Promise<Response>> | undefined;
}

export interface EarlyCall {
  endpoint: Pick<Endpoint, 'method' | 'path' | 'access'>;
  body?: unknown;
  /** A JavaScript expression for the path's parameter. If it has no value, the call is skipped. */
  param?: string;
  /** A JavaScript condition for when the page will make this call. In parentheses if it's compound. */
  when?: string;
}

/**
 * Returns the script for a page's head that makes its screen's calls long before the screen's own script loads. It
 * makes no calls for visitors, so it must follow MARK_SIGNED_IN, which detects them. It waits until the head is parsed,
 * because the scripts take longer and should be requested first.
 */
export function earlyCallsScript(calls: readonly EarlyCall[]): string {
  const asked = calls.map(({ endpoint: { method, path, access }, body, param, when }) => {
    const to = param === undefined ? `'${path}'` : `'${path.replace(/:\w+$/, '')}'+id`;
    const json = body === undefined ? '' : `,'${JSON.stringify(body)}'`;
    const conditions = [
      // Members with missing required answers are redirected to the profile. MARK_SIGNED_IN sets this attribute.
      access === 'session' ? '' : "document.documentElement.dataset.profile==='complete'&&",
      param === undefined ? '' : `(id=${param})&&`,
      when === undefined ? '' : `${when}&&`,
    ];
    return `${conditions.join('')}ask('${method}',${to}${json});`;
  });
  return `'signedIn' in document.documentElement.dataset&&setTimeout(function(calls,id){${ASK}self.earlyCalls=calls=new Map;try{${asked.join('')}}catch(e){}})`;
}

const ASK =
  "function ask(m,p,b){var h={Accept:'application/json','Accept-Language':document.documentElement.lang};if(b)h['Content-Type']='application/json';var a=fetch(p,{method:m,credentials:'include',headers:h,body:b});a.catch(function(){});calls.set(m+' '+p+' '+(b||''),a)}";

/** Returns the response to a call made by the page's head. Only once, because a later caller wants current data. */
export function takePrefetched(method: string, path: string, body = ''): Promise<Response> | undefined {
  const key = `${method} ${path} ${body}`;
  const answer = globalThis.earlyCalls?.get(key);
  globalThis.earlyCalls?.delete(key);
  return answer?.then(inTaskOfItsOwn);
}

/** Resolves in a new task. Otherwise, an early response would combine page startup and rendering into one long task. */
function inTaskOfItsOwn(answer: Response): Promise<Response> {
  return new Promise((resolve) => setTimeout(() => resolve(answer)));
}
