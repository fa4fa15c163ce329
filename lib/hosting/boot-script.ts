/**
 * The page's only inline script, put there by the finishing step of the build (lib/hosting/finish-page.ts).
 * Its text is the same on every page, so that one hash in the Content-Security-Policy covers the whole site;
 * what differs from page to page stands in its data attributes.
 *
 * - A page that is prerendered (lib/hosting/rules.ts, speculation rules) does nothing until it is shown: no code
 *   that stores, logs or counts runs for a page that nobody saw.
 * - It notes a tagged address: a visitor who moves on before any script has run keeps the campaign
 *   (lib/leads/attribution-record.ts reads the note).
 * - A page that is reloaded or come back to is laid out whole at once, so that the browser finds the place where it
 *   was left (app/first-paint.css).
 * - It keeps the phone links that are clicked before the page's own scripts are there
 *   (components/contact/click-to-call.client.tsx counts them).
 * - Once the page has loaded and painted and the browser is idle, or at the first touch or key, it loads the page's
 *   data, then Next's scripts. A file that fails is asked for once more after a second.
 * - A path with a slash too many ("//contact", as addresses joined by hand have it) is led to its page: hosts serve
 *   the page there, but Next's scripts put "This page couldn't load" in its place.
 * - On the not-found page it leads on where the host could not: a path with capital letters to its small letters,
 *   an unknown post to the list.
 *
 * Browsers without modules keep the plain page.
 */
export const bootScript = [
  '(()=>{',
  'const D=document,W=window,L=location,{data:d,chunks:c,missing:m}=D.currentScript.dataset;',
  'const run=()=>{',
  "const p=L.pathname,q=p.replace(/\\/{2,}/g,'/'),n=m==null?q:/^\\/blog\\/[^/]+\\/?$/i.test(q)?'/blog':q.toLowerCase();",
  'if(n!=p)return L.replace(L.origin+n+L.search+L.hash);',
  'try{if(/[?&](utm_|gclid=)/.test(L.search))sessionStorage.landing=Date.now()+L.search}catch{}',
  "if(/^(reload|back)/.test(performance.getEntriesByType('navigation')[0]?.type))D.documentElement.dataset.whole='';",
  "if(!('noModule'in HTMLScriptElement.prototype))return;",
  "W.earlyCalls=[];D.addEventListener('click',({target:t})=>{if(t=t.closest('a[href^=\"tel:\"]'))W.earlyCalls?.push(t)});",
  'let on=0;const add=(t,p)=>D.head.append(Object.assign(D.createElement(t),p)),',
  "script=(src,onload,again)=>add('script',{src,async:true,onload,onerror:()=>again||setTimeout(script,1e3,src,onload,1)}),",
  'go=()=>{if(on++)return;',
  "const u=c.split(' ');for(const href of u)add('link',{rel:'preload',as:'script',href});",
  'script(d,()=>{for(const s of u)script(s)})},',
  'idle=()=>(W.requestIdleCallback||setTimeout)(go,{timeout:2e3}),',
  // The paint entry comes when the paint is on the screen; a picture that came with the load event shows a few frames later.
  "paint=()=>new PerformanceObserver((_,o)=>{o.disconnect();setTimeout(idle,200)}).observe({type:'paint',buffered:true});",
  "D.readyState=='complete'?paint():W.addEventListener('load',paint);",
  "for(const e of['pointerdown','keydown','touchstart'])W.addEventListener(e,go,{once:true,passive:true})};",
  "D.prerendering?D.addEventListener('prerenderingchange',run,{once:true}):run()",
  '})()',
].join('')
