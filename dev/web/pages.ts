import type { IncomingMessage, ServerResponse } from 'node:http';

type Page = (response: ServerResponse, asked: URL, request: IncomingMessage) => void;

/** A response header that the Worker's link checker treats as a redirect. */
const REDIRECTS_TO = 'x-stand-in-redirects-to';

const status =
  (code: number): Page =>
  (response) =>
    send(response, code, '<title>Something else</title>');

const redirect =
  (to: string): Page =>
  (response) => {
    response.writeHead(200, { [REDIRECTS_TO]: to });
    response.end();
  };

/**
 * In ms. After two addresses that never respond, this exceeds the time left for all addresses, but it's well within the
 * limit for one.
 */
const SLOW_MS = 1100;

/** The behaviors of web pages, by requested path. Every other path is a normal page. */
export const PAGES: Readonly<Record<string, Page>> = {
  '/403': status(403),
  '/404': status(404),
  '/410': status(410),
  '/429': status(429),
  '/500': status(500),
  '/no-answer': () => {},
  '/slow': (response, _, { method }) => {
    setTimeout(() => send(response, 200, '<title>Apply</title>'), method === 'HEAD' ? SLOW_MS : 0).unref();
  },
  '/cut-off': (response) => {
    response.destroy();
  },
  '/no-head': (response, _, request) =>
    request.method === 'HEAD' ? send(response, 405, '') : send(response, 206, '<title>Apply here</title>'),
  '/no-head-gone': (response, _, request) => send(response, request.method === 'HEAD' ? 405 : 404, ''),
  '/head-refused': (response, _, request) =>
    send(response, request.method === 'HEAD' ? 404 : 200, '<title>Apply</title>'),
  '/soft-404': (response) => send(response, 200, '<html><head><title>Page not found | Agency</title></head></html>'),
  '/form.pdf': (response) => send(response, 200, '%PDF-1.7 Page not found', 'application/pdf'),
  '/sent-home': redirect('/'),
  '/sent-to-error-page': redirect('/errors/not-found'),
  '/moved': redirect('/apply-now'),
  '/loop': redirect('/loop-back'),
  '/loop-back': redirect('/loop'),
  '/to-office': redirect('https://www.example.gov/office'),
  '/to-shop': redirect('https://shop.example.com/office'),
  '/to-parking': redirect('https://www.hugedomains.com/domain?name=example'),
  '/to-own-network': redirect('http://192.168.0.1/router'),
  '/to-loopback': redirect('http://localhost:8787/api/user'),
  '/to-file': redirect('file:///etc/passwd'),
  '/to-other-port': redirect('https://www.example.gov:8443/office'),
};

/** Returns how often a path redirects: `/hops/3` redirects three times. */
export function hopsIn({ pathname }: URL): number {
  return Number(/^\/hops\/(\d+)$/.exec(pathname)?.[1] ?? 0);
}

/** Responds as the requested page. Hosts whose names begin with `no-robots` disallow robots. */
export function answerAs(response: ServerResponse, asked: URL, request: IncomingMessage): void {
  if (asked.pathname === '/robots.txt') {
    if (asked.hostname.startsWith('no-robots')) send(response, 200, 'User-agent: *\nDisallow: /\n', 'text/plain');
    else send(response, 404, '');
    return;
  }
  const hops = hopsIn(asked);
  const page = hops > 0 ? redirect(hops === 1 ? '/arrived' : `/hops/${hops - 1}`) : PAGES[asked.pathname];
  if (page) page(response, asked, request);
  else send(response, 200, '<!doctype html><title>Apply for the program</title><p>Here it is.</p>');
}

function send(response: ServerResponse, code: number, body: string, type = 'text/html; charset=utf-8'): void {
  response.writeHead(code, { 'Content-Type': type });
  response.end(body);
}
