/**
 * The page's only inline script, put there by the finishing step of the build. Once everything a visitor sees has
 * loaded and been painted and the browser is idle, or at the first touch, it brings in the whole stylesheets and the
 * page's data, then Next's own scripts.
 * Before that it notes a tagged address: a visitor who goes on before any script has run keeps the campaign
 * (lib/leads/attribution-record.ts reads the note).
 * Its text is the same on every page, so that one hash in the Content-Security-Policy covers the whole site;
 * what differs from page to page stands in its data attributes. Browsers without modules keep the plain page.
 */
export const bootScript = [
  '(()=>{',
  "if(!('noModule'in HTMLScriptElement.prototype))return;",
  'const{data:d,chunks:c,sheets:s}=document.currentScript.dataset,w=window,h=document.head;let on=0;',
  'try{if(/[?&](utm_|gclid=)/.test(location.search))sessionStorage.landing=Date.now()+location.search}catch{}',
  'const add=(t,p)=>h.append(Object.assign(document.createElement(t),p));',
  'const go=()=>{if(on++)return;',
  // React looks for its stylesheets by this attribute and would fetch them again.
  "for(const href of s.split(' ')){add('link',{rel:'stylesheet',href});h.lastChild.dataset.precedence='next'}",
  "const u=c.split(' ');",
  "for(const href of u)add('link',{rel:'preload',as:'script',href});",
  "add('script',{src:d,async:true,onload:()=>{for(const src of u)add('script',{src,async:true})}})};",
  'const idle=()=>(w.requestIdleCallback||setTimeout)(go,{timeout:2e3});',
  // Painting is told when it is on the screen; a picture that came with the load event shows a few frames later.
  "const paint=()=>new PerformanceObserver((_,o)=>{o.disconnect();setTimeout(idle,200)}).observe({type:'paint',buffered:true});",
  "document.readyState=='complete'?paint():w.addEventListener('load',paint);",
  "for(const e of['pointerdown','keydown','touchstart'])w.addEventListener(e,go,{once:true,passive:true})",
  '})()',
].join('')
