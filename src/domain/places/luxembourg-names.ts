// Of the towns of Luxembourg the gazetteer has French names and some German ones.
const names = `
beefort,befort:beaufort biekerech:beckerich baerdref:berdorf bartreng:bertrange beetebuerg:bettembourg bettenduerf:bettendorf
betzder:betzdorf biissen:bissen bauschelt,bauschleiden:boulaide buurschent:bourscheid klierf,clierf:clervaux konsdref:consdorf
duelem:dalheim dikrech:diekirch deifferdeng:differdange dippech:dippach diddeleng:dudelange iechternach:echternach
ierpeldeng,erpeldingen:erpeldange_sur_sure esch_uelzecht:esch_sur_alzette esch_sauer:esch_sur_sure ettelbreck:ettelbruck feelen:feulen
feschbech:fischbach fluessweiler:flaxweiler freiseng,frisingen:frisange garnech:garnich geisdref:goesdorf greiwemaacher:grevenmacher
hiefenech:heffingen hesper:hesperange jonglenster:junglinster kaerjeng:kaerjeng kielen:kehlen kaerch:koerich koplescht:kopstal
stauseigemeng,stauseegemeinde:lac_de_la_haute_sure fiels:larochette lenneng:lenningen leideleng:leudelange lentgen:lintgen
luerenzweiler:lorentzweiler miersch:mersch maertert:mertert maerzeg:mertzig monnerech:mondercange munneref:mondorf_les_bains
nidderaanwen:niederanven noumer:nommern peiteng:petange petschent:putscheid rammerech:rambrouch
recken_op_der_mess,reckingen:reckange_sur_mess reiden,redingen:redange_sur_attert reisduerf:reisdorf reimech:remich reiser:roeser
rouspert,rouspert_mompech:rosport_mompach remeleng:rumelange suessem,sassenheim:sanem scheffleng:schifflange
schetter,schuttringen:schuttrange stadbriedemes:stadtbredimus stengefort:steinfort steesel:steinsel stroossen:strassen
elwen:troisvierges useldeng,useldingen:useldange arenzdall,ernztal:vallee_de_l_ernz veianen:vianden viichten:vichten
waldbelleg:waldbillig walfer:walferdange weiler_zum_tuerm:weiler_la_tour waiswampech:weiswampach wolz:wiltz wentger,wintger:wincrange
wanseler:winseler wuermer:wormeldange bieles,beles:belvaux zolwer,zolver:soleuvre uewerkuer:oberkorn teiteng:tetange
nidderkaerjeng,niederkerschen:bascharage houwald:howald baereldeng:bereldange briddel:bridel waasserbelleg:wasserbillig
`

/** Towns of Luxembourg in Luxembourgish and German, with the name that the gazetteer has, all by `placeKey`. */
export const luxembourgNames: ReadonlyMap<string, readonly string[]> = new Map(
  names
    .trim()
    .split(/\s+/)
    .flatMap((entry) => {
      const [called = '', town = ''] = entry.replaceAll('_', ' ').split(':')
      return called.split(',').map((name): [string, readonly string[]] => [name, [town]])
    }),
)
