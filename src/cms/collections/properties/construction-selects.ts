import type { SelectField } from 'payload'

export const facades: SelectField = {
  name: 'facades',
  type: 'select',
  label: { nl: 'Gevels', fr: 'Façades', en: 'Facades', de: 'Fassaden' },
  options: [
    {
      value: '2',
      label: { nl: '2: gesloten', fr: '2 : mitoyenne', en: '2: terraced', de: '2: geschlossen' },
    },
    {
      value: '3',
      label: { nl: '3: halfopen', fr: '3 : semi-mitoyenne', en: '3: semi-detached', de: '3: halboffen' },
    },
    {
      value: '4',
      label: { nl: '4: open', fr: '4 : quatre façades', en: '4: detached', de: '4: freistehend' },
    },
  ],
}

export const heating: SelectField = {
  name: 'heating',
  type: 'select',
  label: { nl: 'Verwarming', fr: 'Chauffage', en: 'Heating', de: 'Heizung' },
  options: [
    { value: 'gas', label: { nl: 'Gas', fr: 'Gaz', en: 'Gas', de: 'Gas' } },
    { value: 'oil', label: { nl: 'Stookolie', fr: 'Mazout', en: 'Oil', de: 'Heizöl' } },
    {
      value: 'heat-pump',
      label: { nl: 'Warmtepomp', fr: 'Pompe à chaleur', en: 'Heat pump', de: 'Wärmepumpe' },
    },
    { value: 'electric', label: { nl: 'Elektrisch', fr: 'Électrique', en: 'Electric', de: 'Elektrisch' } },
    { value: 'pellets', label: { nl: 'Pellets', fr: 'Pellets', en: 'Pellets', de: 'Pellets' } },
    {
      value: 'district',
      label: { nl: 'Warmtenet', fr: 'Réseau de chaleur', en: 'District heating', de: 'Fernwärme' },
    },
    { value: 'wood', label: { nl: 'Hout', fr: 'Bois', en: 'Wood', de: 'Holz' } },
  ],
}

export const glazing: SelectField = {
  name: 'glazing',
  type: 'select',
  label: { nl: 'Beglazing', fr: 'Vitrage', en: 'Glazing', de: 'Verglasung' },
  options: [
    { value: 'single', label: { nl: 'Enkel', fr: 'Simple', en: 'Single', de: 'Einfach' } },
    { value: 'double', label: { nl: 'Dubbel', fr: 'Double', en: 'Double', de: 'Zweifach' } },
    { value: 'triple', label: { nl: 'Driedubbel', fr: 'Triple', en: 'Triple', de: 'Dreifach' } },
  ],
}

export const windowFrame: SelectField = {
  name: 'windowFrame',
  type: 'select',
  label: { nl: 'Ramen', fr: 'Châssis', en: 'Window frames', de: 'Fensterrahmen' },
  options: [
    { value: 'pvc', label: { nl: 'Pvc', fr: 'PVC', en: 'PVC', de: 'Kunststoff' } },
    { value: 'wood', label: { nl: 'Hout', fr: 'Bois', en: 'Wood', de: 'Holz' } },
    { value: 'aluminium', label: { nl: 'Aluminium', fr: 'Aluminium', en: 'Aluminium', de: 'Aluminium' } },
    {
      value: 'wood-aluminium',
      label: {
        nl: 'Hout en aluminium',
        fr: 'Bois et aluminium',
        en: 'Wood and aluminium',
        de: 'Holz und Aluminium',
      },
    },
  ],
}

export const kitchen: SelectField = {
  name: 'kitchen',
  type: 'select',
  label: { nl: 'Keuken', fr: 'Cuisine', en: 'Kitchen', de: 'Küche' },
  options: [
    {
      value: 'none',
      label: { nl: 'Niet geïnstalleerd', fr: 'Non équipée', en: 'Not fitted', de: 'Nicht eingerichtet' },
    },
    {
      value: 'semi-equipped',
      label: { nl: 'Deels uitgerust', fr: 'Semi-équipée', en: 'Partly fitted', de: 'Teilweise eingerichtet' },
    },
    { value: 'equipped', label: { nl: 'Uitgerust', fr: 'Équipée', en: 'Fitted', de: 'Eingerichtet' } },
    {
      value: 'hyper-equipped',
      label: { nl: 'Volledig uitgerust', fr: 'Super-équipée', en: 'Fully fitted', de: 'Voll ausgestattet' },
    },
  ],
}

export const roof: SelectField = {
  name: 'roof',
  type: 'select',
  label: { nl: 'Dak', fr: 'Toiture', en: 'Roof', de: 'Dach' },
  options: [
    { value: 'tiles', label: { nl: 'Pannen', fr: 'Tuiles', en: 'Tiles', de: 'Ziegel' } },
    { value: 'slate', label: { nl: 'Leien', fr: 'Ardoises', en: 'Slate', de: 'Schiefer' } },
    { value: 'flat', label: { nl: 'Plat dak', fr: 'Toit plat', en: 'Flat roof', de: 'Flachdach' } },
    { value: 'zinc', label: { nl: 'Zink', fr: 'Zinc', en: 'Zinc', de: 'Zink' } },
    { value: 'thatch', label: { nl: 'Riet', fr: 'Chaume', en: 'Thatch', de: 'Reet' } },
    {
      value: 'corrugated',
      label: { nl: 'Golfplaten', fr: 'Tôles ondulées', en: 'Corrugated', de: 'Wellplatten' },
    },
  ],
}
