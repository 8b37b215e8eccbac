import { describe, expect, it } from 'vitest'
import { shortenSlug, slugify } from './slug'

describe('slugify', () => {
  it.each([
    ['Documents à télécharger', 'documents-a-telecharger'],
    ["l'achat", 'lachat'],
    ['l’achat', 'lachat'],
    ['l‘achat', 'lachat'],
    ['lʼachat', 'lachat'],
    ['l´achat', 'lachat'],
    ['l`achat', 'lachat'],
    ['Deux chambres sur l’avenue, tram à la porte', 'deux-chambres-sur-lavenue-tram-a-la-porte'],
    ["Braine-l'Alleud", 'braine-lalleud'],
    ["'s-Gravenvoeren", 's-gravenvoeren'],
    ['Garage/Parking', 'garage-parking'],
    ['Bureaux & ateliers', 'bureaux-ateliers'],
    ['Wavre – Limal', 'wavre-limal'],
    ['Prix : 2,5 millions', 'prix-25-millions'],
    ['snake_case', 'snake-case'],
    ['Maison 3 chambres', 'maison-3-chambres'],
    ['Rez-de-chaussée, 2 ch.', 'rez-de-chaussee-2-ch'],
    ['La T.V.A. à 6 % ?', 'la-tva-a-6'],
    ['Vente/location – bureaux & ateliers', 'vente-location-bureaux-ateliers'],
    ['Villa (jardin)', 'villa-jardin'],
    ['« Cœur de ville »', 'coeur-de-ville'],
    ['158 m²', '158-m2'],
    ['--Wavre--', 'wavre'],
    ['a - b', 'a-b'],
    ['Grundstück Straße', 'grundstuck-strasse'],
    ['Брюссель', ''],
    ['?!', ''],
    ['', ''],
  ])('turns %j into %j', (text, expected) => {
    expect(slugify(text)).toBe(expected)
  })

  it('changes nothing the second time', () => {
    const slug = slugify("Prenez contact pour l'estimation, c'est gratuit !")
    expect(slugify(slug)).toBe(slug)
  })
})

describe('shortenSlug', () => {
  it.each([
    ['maison-3-chambres', 17, 'maison-3-chambres'],
    ['maison-3-chambres', 16, 'maison-3'],
    ['maison-3-chambres', 8, 'maison-3'],
    ['maison-3-chambres', 7, 'maison'],
    ['maison-3-chambres', 3, 'mai'],
    ['', 3, ''],
  ])('cuts %j to at most %d as %j', (slug, length, expected) => {
    expect(shortenSlug({ slug, length })).toBe(expected)
  })
})
