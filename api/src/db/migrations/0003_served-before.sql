CREATE TABLE "former_assignments" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"placement_id" text NOT NULL,
	"experience_id" text,
	"pinned_version" integer,
	"calendar" jsonb NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_versions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"experience_id" text NOT NULL,
	"version" integer,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "former_assignments" ADD CONSTRAINT "former_assignments_placement_id_placements_id_fk" FOREIGN KEY ("placement_id") REFERENCES "public"."placements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_versions" ADD CONSTRAINT "former_versions_experience_id_experiences_id_fk" FOREIGN KEY ("experience_id") REFERENCES "public"."experiences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_assignments_by_placement" ON "former_assignments" USING btree ("placement_id","until");--> statement-breakpoint
CREATE INDEX "former_versions_by_experience" ON "former_versions" USING btree ("experience_id","until");--> statement-breakpoint
-- What was current before: each version until the next was published, then the newest until another was restored or none was left.
INSERT INTO "former_versions" ("experience_id", "version", "until")
SELECT "experience_id", lag("version") OVER (PARTITION BY "experience_id" ORDER BY "version"), "published_at"
FROM "manifests" ORDER BY "experience_id", "version";
--> statement-breakpoint
INSERT INTO "former_versions" ("experience_id", "version", "until")
SELECT e."id", m."version", e."updated_at" FROM "experiences" e
JOIN (SELECT "experience_id", max("version") AS "version" FROM "manifests" GROUP BY "experience_id") m ON m."experience_id" = e."id"
WHERE e."published_version" IS DISTINCT FROM m."version";
