/** A video is cut into so many parts of equal length; part 0 stands for its having begun at all. Free of zod: the viewer uses it too. */
export const videoTenths = 10;
