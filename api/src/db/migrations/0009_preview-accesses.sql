CREATE TABLE "preview_accesses" (
	"id" text PRIMARY KEY NOT NULL,
	"placement_id" text NOT NULL,
	"experience_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "preview_accesses" ADD CONSTRAINT "preview_accesses_experience_id_experiences_id_fk" FOREIGN KEY ("experience_id") REFERENCES "public"."experiences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "preview_accesses_by_experience" ON "preview_accesses" USING btree ("experience_id","expires_at");