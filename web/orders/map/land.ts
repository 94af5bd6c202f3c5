import { feature } from 'topojson-client';
import atlas from 'world-atlas/land-110m.json';

type Topology = Parameters<typeof feature>[0];

const topology = atlas as unknown as Topology;

/** Outline of the land: Natural Earth 1:110m (public domain). */
export const LAND = feature(topology, topology.objects.land as Topology['objects'][string]);
