CREATE TABLE "presences" (
	"tab_id" text NOT NULL,
	"person_id" text NOT NULL,
	"experience_id" text NOT NULL,
	"document_id" text,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "presences_tab_id_person_id_pk" PRIMARY KEY("tab_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "presences" ADD CONSTRAINT "presences_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presences" ADD CONSTRAINT "presences_experience_id_experiences_id_fk" FOREIGN KEY ("experience_id") REFERENCES "public"."experiences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "presences_by_experience" ON "presences" USING btree ("experience_id","seen_at");