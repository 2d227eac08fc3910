import type { Endpoint } from '../../../contract/endpoint.ts';

declare global {
  /** By method, path and body: what the page's head has asked and nobody has taken yet. */
  var earlyCalls: Map<string, Promise<Response>> | undefined;
}

export interface EarlyCall {
  endpoint: Pick<Endpoint, 'method' | 'path' | 'access'>;
  body?: unknown;
  /** An expression of JavaScript: the parameter of the path; the call is left out where it has none. */
  param?: string;
  /** A condition in JavaScript, in brackets where it's more than one: whether the page will ask this. */
  when?: string;
}

/**
 * The script for a page's head that asks what its screen will ask, long before the screen's own script is there. Asks
 * nothing for a visitor; stands behind MARK_SIGNED_IN, which tells. It waits until the head is read: the scripts, which take
 * longer, are asked for first.
 */
export function earlyCallsScript(calls: readonly EarlyCall[]): string {
  const asked = calls.map(({ endpoint: { method, path, access }, body, param, when }) => {
    const to = param === undefined ? `'${path}'` : `'${path.replace(/:\w+$/, '')}'+id`;
    const json = body === undefined ? '' : `,'${JSON.stringify(body)}'`;
    const conditions = [
      // Who hasn't answered what is needed is led to the profile. The bar knows: see MARK_SIGNED_IN.
      access === 'session' ? '' : "document.documentElement.dataset.profile==='complete'&&",
      param === undefined ? '' : `(id=${param})&&`,
      when === undefined ? '' : `${when}&&`,
    ];
    return `${conditions.join('')}ask('${method}',${to}${json});`;
  });
  return `'signedIn' in document.documentElement.dataset&&setTimeout(function(calls,id){${ASK}self.earlyCalls=calls=new Map;try{${asked.join('')}}catch(e){}})`;
}

const ASK =
  "function ask(m,p,b){var h={Accept:'application/json'};if(b)h['Content-Type']='application/json';var a=fetch(p,{method:m,credentials:'include',headers:h,body:b});a.catch(function(){});calls.set(m+' '+p+' '+(b||''),a)}";

/** The answer to a call that the page's head began. It's given once: who asks again wants to know what is true by then. */
export function takeEarly(method: string, path: string, body = ''): Promise<Response> | undefined {
  const key = `${method} ${path} ${body}`;
  const answer = globalThis.earlyCalls?.get(key);
  globalThis.earlyCalls?.delete(key);
  return answer?.then(inTaskOfItsOwn);
}

/** An answer that is there already would make a page's start and all its screens one long task. */
function inTaskOfItsOwn(answer: Response): Promise<Response> {
  return new Promise((resolve) => setTimeout(() => resolve(answer)));
}
