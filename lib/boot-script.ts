/**
 * The page's only inline script, put there by the finishing step of the build. It brings in the late stylesheet,
 * then the page's data, then Next's own scripts, after everything a visitor sees has loaded or at the first touch.
 * Its text is the same on every page, so that one hash in the Content-Security-Policy covers the whole site;
 * what differs from page to page stands in its data attributes. Browsers without modules keep the plain page.
 */
export const bootScript = [
  '(()=>{',
  "if(!('noModule'in HTMLScriptElement.prototype))return;",
  'const{data:d,chunks:c}=document.currentScript.dataset,h=document.head;let on=0;',
  'const add=(t,p)=>h.append(Object.assign(document.createElement(t),p));',
  'const go=()=>{if(on++)return;',
  "for(const l of document.querySelectorAll('link[data-late]'))l.media='all';",
  "const u=c.split(' ');",
  "for(const href of u)add('link',{rel:'preload',as:'script',href});",
  "add('script',{src:d,async:true,onload:()=>{for(const src of u)add('script',{src,async:true})}})};",
  "document.readyState=='complete'?go():addEventListener('load',go);",
  "for(const e of['pointerdown','keydown','touchstart'])addEventListener(e,go,{once:true,passive:true})",
  '})()',
].join('')
