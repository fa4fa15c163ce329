import re, math, random, gzip
def n(v):
    s=f"{v:.1f}"
    return s[:-2] if s.endswith('.0') else s
def num(m):
    return n(float(m.group(0)))
def T(d, x=0, y=0, s=1, fx=1):
    """translate/scale/flip an absolute+relative path written in local coords"""
    out=[]; toks=re.findall(r'[a-zA-Z]|-?(?:\d+\.\d+|\.\d+|\d+)',d); i=0; cmd=None; first=True
    argn=dict(m=2,l=2,h=1,v=1,c=6,s=4,q=4,t=2,a=7,z=0)
    while i<len(toks):
        if toks[i].isalpha(): cmd=toks[i]; i+=1; 
        lo=cmd.lower(); k=argn[lo]; a=[float(t) for t in toks[i:i+k]]; i+=k; ab=cmd.isupper() or (first and lo=='m')
        ox,oy=(x,y) if ab else (0,0)
        if lo=='h': a=[a[0]*s*fx+ox]
        elif lo=='v': a=[a[0]*s+oy]
        elif lo=='a': a=[a[0]*s,a[1]*s,a[2],a[3],(a[4] if fx>0 else 1-a[4]),a[5]*s*fx+ox,a[6]*s+oy]
        else: a=[(v*s*fx+ox) if j%2==0 else (v*s+oy) for j,v in enumerate(a)]
        out.append(cmd+pack(a)); first=False
        if lo=='m': cmd='l' if cmd=='m' else 'L'
    return ''.join(out)
def pack(a):
    r=''
    for v in a:
        t=n(v)
        if t.startswith('0.'): t=t[1:]
        elif t.startswith('-0.'): t='-'+t[2:]
        if t=='-0': t='0'
        if r and not t.startswith('-'): r+=' '
        r+=t
    return r
def p(cls,*ds): return f'<path class="{cls}" d="{"".join(ds)}"/>'
def rect(x,y,w,h): return f'M{n(x)} {n(y)}h{n(w)}v{n(h)}h{n(-w)}z'
def circ(x,y,r): return f'M{n(x-r)} {n(y)}a{n(r)} {n(r)} 0 1 0 {n(2*r)} 0a{n(r)} {n(r)} 0 1 0-{n(2*r)} 0'
def ln(*pts): return 'M'+'L'.join(f'{n(a)} {n(b)}' for a,b in pts)
def glow(x,y,r,pre,k='g'): return f'<circle class="g" cx="{n(x)}" cy="{n(y)}" r="{n(r)}" fill="url(#{pre}{k})"/>'
def cone(x,y,w1,w2,h,pre): return f'<path class="g" d="M{n(x-w1/2)} {n(y)}h{n(w1)}L{n(x+w2/2)} {n(y+h)}h{n(-w2)}z" fill="url(#{pre}n)"/>'
def dots(*pts): return p('t',*[circ(a,b,3) for a,b in pts])
def circuit(id,*parts): return f'<g class="circuit {id}">'+''.join(parts)+'</g>'
def hatch(x0,y0,x1,y1,step):
    c=x0+y0+step; out=''; px=py=None
    while c<x1+y1:
        ax=max(x0,c-y1); ay=c-ax; bx=min(x1,c-y0); by=c-bx
        out+=(f'M{n(ax)} {n(ay)}' if px is None else 'm'+pack([ax-px,ay-py]))+'l'+pack([bx-ax,by-ay]); px,py=bx,by; c+=step
    return out
def tree(x,y,h,seed,depth=6,lean=0,spread=.42):
    rnd=random.Random(seed); segs=[]
    def br(x,y,a,l,d):
        x2=x+math.sin(a)*l; y2=y-math.cos(a)*l
        mx=(x+x2)/2+rnd.uniform(-.08,.08)*l; my=(y+y2)/2
        x,y,x2,y2=[round(v) for v in (x,y,x2,y2)]; segs.append((d,f'M{x} {y}q'+pack([round(mx-x),round(my-y),x2-x,y2-y])))
        if d==0: return
        k=2 if rnd.random()<.72 else 3
        for i in range(k):
            off=(i-(k-1)/2)*spread*2/(k-1 if k>1 else 1)+rnd.uniform(-.16,.16)
            br(x2,y2,a*.86+off,l*rnd.uniform(.64,.8),d-1)
    br(x,y,lean,h*.27,depth)
    return segs
def stairs(x,y,nst,run,rise):
    return f'M{n(x)} {n(y)}'+''.join(f'v{n(-rise)}h{n(run)}' for _ in range(nst))
def grads(pre): return (f'<radialGradient id="{pre}g"><stop class="g0"/><stop class="g1" offset=".2"/><stop class="g2" offset="1"/></radialGradient>'
  f'<radialGradient id="{pre}s"><stop class="g3"/><stop class="g2" offset="1"/></radialGradient>'
  f'<linearGradient id="{pre}n" x2="0" y2="1"><stop class="g3"/><stop class="g2" offset="1"/></linearGradient>'
  f'<linearGradient id="{pre}u" x2="0" y1="1" y2="0"><stop class="g3"/><stop class="g2" offset="1"/></linearGradient>')
def build(path,vb,pre,body,states):
    ids=[]
    for m in re.findall(r'class="circuit (c-[a-z0-9-]+)"',body):
        if m not in ids: ids.append(m)
    svg=f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{vb}" aria-hidden="true"><defs>{grads(pre)}</defs><g class="art" id="{pre}-art">{body}</g></svg>'
    open(path,'w').write(svg)
    z=len(gzip.compress(svg.encode(),9))
    print(path.split('/')[-1],len(svg),'raw',z,'gz',ids)
    return ids
